/** A clock that only a test moves, so that its work takes as long on a busy machine as on a quiet one. */
export interface ModelClock {
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void;
}

/** Takes the place of `performance.now()` until mocks are restored. */
export function modelClock(): ModelClock {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
