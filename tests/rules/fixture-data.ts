export type Data = Record<string, unknown>;
/** Documents that a row starts from instead of the fixtures of the same path; null: it does not exist. */
export type Given = Readonly<Record<string, Data | null>>;
