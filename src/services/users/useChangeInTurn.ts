import { type Change, useChange } from '../client/useChange';
import { runSerially } from './member';

/** As any change, in turn with what else who makes it changes; it earns nothing (for what does: useOwnChange). Fails with a ServiceError. */
export function useChangeInTurn<Input, Result, Shown = undefined>({
  send,
  ...change
}: Change<Input, Result, Shown>) {
  return useChange<Input, Result, Shown>({ ...change, send: (input) => runSerially(() => send(input)) });
}
