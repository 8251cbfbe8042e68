import {
  type KeptReading,
  parseReadings,
  READINGS_KEY,
  READINGS_SHOWN,
} from '@/model/articles/reading/kept-readings';
import { deviceNotes } from '@/model/shared/notes';

/** The articles that were begun on this device, the latest first. */
export const deviceReadings = (): KeptReading[] => parseReadings(deviceNotes.read(READINGS_KEY));

/** Says how many there are, as index.html counts them: the home page keeps their place by it, and asks for their list. */
export function countReadings(total: number): void {
  const { dataset } = document.documentElement;
  if (total > 0) dataset.lecturas = String(Math.min(total, READINGS_SHOWN));
  else delete dataset.lecturas;
}

/** Keeps these, and no others. */
export function keepReadings(list: readonly KeptReading[]): void {
  deviceNotes.write(READINGS_KEY, list.length > 0 ? JSON.stringify(list) : null);
  countReadings(list.length);
}
