// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type TaskControl, useLongTask } from '@/services/client/useLongTask';
import { ServiceError } from '@/services/firestore/errors';

/** Work that goes on until it is told to. */
function slowWork() {
  let resolve: (value: string) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  let control: TaskControl | undefined;
  const work = (given: TaskControl) => {
    control = given;
    given.signal.addEventListener('abort', () => reject(given.signal.reason));
    return promise;
  };
  const given = () => {
    if (!control) throw new Error('the work has not begun');
    return control;
  };
  return { work, given, resolve };
}

describe('long work', () => {
  it('tells how far it is, and its result', async () => {
    const { result } = renderHook(() => useLongTask());
    const slow = slowWork();
    let end: unknown;
    act(
      () =>
        void result.current.run(slow.work).then((how) => {
          end = how;
        }),
    );
    expect(result.current).toMatchObject({ running: true, stopping: false, progress: null });
    act(() => slow.given().onProgress({ done: 1, total: 3 }));
    expect(result.current.progress).toEqual({ done: 1, total: 3 });
    await act(async () => slow.resolve('hecho'));
    expect(result.current).toMatchObject({ running: false, progress: null });
    expect(end).toEqual({ how: 'done', result: 'hecho' });
  });

  it('can be stopped', async () => {
    const { result } = renderHook(() => useLongTask());
    const slow = slowWork();
    let end: unknown;
    act(
      () =>
        void result.current.run(slow.work).then((how) => {
          end = how;
        }),
    );
    await act(async () => result.current.stop());
    expect(end).toEqual({ how: 'stopped' });
    expect(result.current.running).toBe(false);
  });

  it('that fails says why', async () => {
    const { result } = renderHook(() => useLongTask());
    await act(async () => {
      const end = await result.current.run(() => Promise.reject(new ServiceError('unavailable')));
      expect(end).toMatchObject({ how: 'failed', error: { code: 'unavailable' } });
    });
  });

  it('is interrupted when its page is left', () => {
    const { result, unmount } = renderHook(() => useLongTask());
    const slow = slowWork();
    act(() => void result.current.run(slow.work));
    unmount();
    expect(slow.given().signal.aborted).toBe(true);
  });
});
