/** The little CommonMark that rules are written in: strong, emphasis, code. Everything else is text. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(?<!\*)\*([^*\s][^*]*)\*(?!\*)/g, "<em>$1</em>")
    .replace(/\\([\\`*_+\-.!#[\]()])/g, "$1");
}
