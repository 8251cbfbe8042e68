/** A category's colour, as it is stored. */
export const COLOR_PATTERN = /^#[\da-f]{6}$/i;
