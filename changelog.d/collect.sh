#!/bin/sh
# Move all fragments into CHANGELOG.md, as the section of the version in pyproject.toml.
set -eu
cd "$(dirname "$0")/.."
fragments=$(find changelog.d -name '*.md' ! -name README.md | sort)
[ -n "$fragments" ] || { echo "changelog.d holds no fragments" >&2; exit 1; }
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' pyproject.toml)
section=$(mktemp)
{ printf '## %s (%s)\n\n' "$version" "$(date -u +%Y-%m-%d)"; cat $fragments; echo; } > "$section"
awk -v section="$section" '
  /^## / && !done && $2 != "Unreleased" { while ((getline line < section) > 0) print line; done = 1 }
  { print }
  END { if (!done) { print ""; while ((getline line < section) > 0) print line } }
' CHANGELOG.md > "$section.whole"
cat "$section.whole" > CHANGELOG.md
rm -f "$section" "$section.whole" $fragments
echo "CHANGELOG.md now tells of $version"
