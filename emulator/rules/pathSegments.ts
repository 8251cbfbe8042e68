/** A literal segment of a path, in a match or in an expression. */
export const LITERAL_SEGMENT = /\(default\)|[\p{L}\p{N}_\-.~%@+]+/uy;

/** `{name}` or `{name=**}`; the second group tells them apart. */
export const WILDCARD_SEGMENT = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y;
