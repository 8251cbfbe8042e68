/** Something that happens again and again, told to whoever listens. */
export class Signal<News = void> {
  readonly #listeners = new Set<(news: News) => void>();

  /** Calls each time; gives what ends it. */
  readonly subscribe = (listener: (news: News) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/** A state that changes and says so, as React's useSyncExternalStore reads it. Without React. */
export abstract class Store<State> {
  /** As it is now; only `show` changes it. */
  protected current: State;
  readonly #changes = new Signal();

  constructor(initial: State) {
    this.current = initial;
  }

  readonly getState = (): State => this.current;
  readonly subscribe = this.#changes.subscribe;

  protected show(state: State): void {
    this.current = state;
    this.#changes.tell();
  }
}

/** One that whoever has it may change. */
export class OpenStore<State> extends Store<State> {
  override show(state: State): void {
    super.show(state);
  }
}
