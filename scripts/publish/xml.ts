/** What XML 1.0 has no place for: control characters, halves of a pair, two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that are taken out
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as XML may hold it, in an element or in an attribute. */
export function xmlText(text: string): string {
  return text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** `<name attribute="…">text</name>`; attributes that are undefined are left out. */
export function xmlElement(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(value)}"`],
  );
  const start = `<${name}${given.join('')}`;
  return text === '' ? `${start}/>` : `${start}>${xmlText(text)}</${name}>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
