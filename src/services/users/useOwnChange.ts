import { type Change, useChange } from '../client/useChange';
import { usePreloadedModule } from '../client/useSendOnce';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from './member';

interface OwnChange<Code, Input, Result, Shown> extends Omit<Change<Input, Result, Shown>, 'send'> {
  /** Brings the code that stores it, with the form or button that asks for it. */
  code: () => Promise<Code>;
  /** Stores it, once the member's earlier changes are stored. Rejects with a ServiceError. */
  send: (code: Code, input: Input) => Promise<Result>;
  /** Whose event it was, where it may earn something. */
  earner?: (result: Result, input: Input) => string | null | undefined;
}

/** Visitors may have the form, and earn nothing. */
const nothing = async () => {};

/** What a member changes: as any change, in turn with the member's others, and followed by what it earns. */
export function useOwnChange<Code, Input, Result, Shown = undefined>(
  session: MemberSession,
  { code, send, earner, after, ...change }: OwnChange<Code, Input, Result, Shown>,
) {
  usePreloadedModule(session.account ? code : nothing);
  usePreloadedModule(session.account ? settling : nothing);
  return useChange<Input, Result, Shown>({
    ...change,
    send: async (input) => {
      const loaded = await code();
      return runSerially(() => send(loaded, input));
    },
    after: async (result, input, shown) => {
      await after?.(result, input, shown);
      const uid = earner?.(result, input);
      if (uid) void awardAndSyncProfile(session, uid);
    },
  });
}
