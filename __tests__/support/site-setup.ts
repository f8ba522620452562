import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './network';

configure({ asyncUtilTimeout: 10_000 });

jest.mock('gatsby', () => jest.requireActual('./gatsby'));

/** A warning or error nobody expected is a failure; a test that expects one replaces the spy. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => {
      throw new Error(`Unexpected console.${method}: ${words.join(' ')}`);
    });
  }
});

afterEach(() => jest.restoreAllMocks());
