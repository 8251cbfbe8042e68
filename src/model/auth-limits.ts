/** Passwords: at least 6 (spec 1, section 9); Auth itself takes no more than 4096. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 4096;
