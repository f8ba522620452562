export * from './documents';
export type { Expectation, Row } from './expectation';
export * from './forms';
export * from './links';
export * from './lists';
export * from './regions';
export * from './texts';
