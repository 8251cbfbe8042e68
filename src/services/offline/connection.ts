import { fieldOf, textOf } from '@/model/shared/unknown-value';

/** Whether reading ahead burdens nobody: the reader does not save data, and the connection is no slow one (Network Information API). */
export function isGoodConnection(): boolean {
  const connection = fieldOf(navigator, 'connection');
  return fieldOf(connection, 'saveData') !== true && !/2g/.test(textOf(connection, 'effectiveType') ?? '');
}
