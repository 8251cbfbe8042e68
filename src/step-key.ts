/** A key for a step of the history, as the router makes them. */
export const newStepKey = () => Math.random().toString(36).slice(2);

/** The key of the step of the history that is shown: one that the browser made by itself gets one. */
export function stepKey(): string {
  const state: { key?: string } | null = history.state;
  if (state?.key) return state.key;
  const key = newStepKey();
  history.replaceState({ ...state, key }, '');
  return key;
}
