import { expect, test } from "vitest";
import { crc32, sortedJson, viewHash } from "./crc";

const bytes = (text: string) => new TextEncoder().encode(text);

test("CRC-32 of the standard's check word", () => {
  expect(crc32(bytes("123456789"))).toBe(0xcbf43926);
  expect(crc32(bytes(""))).toBe(0);
});

test("keys are sorted at every depth, lists keep their order", () => {
  expect(sortedJson({ b: [{ d: 1, c: null }], a: "é" })).toBe('{"a":"é","b":[{"c":null,"d":1}]}');
});

// As Python writes it: f"{zlib.crc32(msgspec.json.encode(view, order='sorted')):08x}".
test("a view has the hash that the server gives it", () => {
  expect(viewHash({ turn: null, hand: ["+4", "-7"], balance: 5, direction: -1 })).toBe("8308eac3");
});
