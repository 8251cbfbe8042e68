/** A state that changes and says so, as React's useSyncExternalStore reads it. Without React. */
export abstract class Store<State> {
  /** As it is now; only `show` changes it. */
  protected current: State;
  readonly #listeners = new Set<() => void>();

  constructor(initial: State) {
    this.current = initial;
  }

  readonly getState = (): State => this.current;

  /** Calls at every change; gives what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected show(state: State): void {
    this.current = state;
    for (const listener of this.#listeners) listener();
  }
}
