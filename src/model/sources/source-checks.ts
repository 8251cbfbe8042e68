/** What the texts of a source may be. */

const KEY = /^[a-z0-9](?:[a-z0-9-]{0,34}[a-z0-9])?$/;
/** Whether notes can name a source by it: small letters, digits and hyphens within. */
export const isKey = (clave: string): boolean => KEY.test(clave);

/** Whether it is an address on the web, or none. */
export const isWebAddress = (address: string): boolean =>
  address === '' || (/^https?:\/\/[^\s/]+(?:\/\S*)?$/.test(address) && URL.canParse(address));

const DOI = /^10\.\d{4,9}\/\S+$/;
/** Whether it is a DOI, or none. */
export const isDoi = (doi: string): boolean => doi === '' || DOI.test(doi);

/** Whether it is a day ('2026-11-26'), or none. */
export function isDay(day: string): boolean {
  if (day === '') return true;
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  );
}
