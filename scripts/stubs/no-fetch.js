// In the place of node-fetch and sync-fetch: what reads references asks no other site (src/model/sources/pasted-references.ts).
export class Headers {}

// biome-ignore lint/style/noDefaultExport: the packages that it stands for have one
export default function fetchNothing() {
  throw new Error('References are read from their text alone.');
}
