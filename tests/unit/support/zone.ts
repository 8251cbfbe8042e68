/** Runs `work` as in another time zone ('America/Santiago'), and goes back to the one before. */
export function inZone(zone: string, work: () => void): void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
