/** Whether the forum can be searched for a tag: some word of it has three letters, as every search needs. */
export const isSearchable = (tag: string): boolean => /[\p{L}\p{N}]{3}/u.test(tag);
