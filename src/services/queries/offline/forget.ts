import { dropKept, keptBytes } from '../../offline/storage';
import { forgetData, keptDataBytes } from './kept-data';

/** How many bytes the device keeps of what was read: pages and pictures, which have a limit, and data. */
export async function deviceUse(): Promise<{ files: number; data: number }> {
  const [files, data] = await Promise.all([keptBytes(), keptDataBytes()]);
  return { files, data };
}

/** Takes what was read off the device. What was written and not sent stays. */
export async function emptyDevice(): Promise<void> {
  await Promise.all([dropKept(), forgetData()]);
}
