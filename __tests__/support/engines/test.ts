import { declined } from '../../../kit/declined';
import { test as base } from '../site';
import type { Engine } from './engine';
import { type EngineName, startEngine } from './engines';
import { type EngineVisitor, engineVisitor } from './visitor';

export interface EngineOptions {
  engineName: EngineName;
}

interface OfTest {
  /** Somebody who has never been here. */
  newcomer: EngineVisitor;
  /** Somebody who has chosen DECLINE ALL. */
  visitor: EngineVisitor;
}

/** A test of the site in another engine than Chromium's. Each worker keeps one browser. */
export const test = base.extend<OfTest, EngineOptions & { engine: Engine }>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  newcomer: async ({ engine, backend }, use) => {
    const visitor = engineVisitor(engine, backend.url);
    await visitor.goTo('/terms');
    await visitor.value('localStorage.clear(), sessionStorage.clear()');
    await use(visitor);
  },
  visitor: async ({ newcomer }, use) => {
    await newcomer.value(`localStorage.setItem('${declined.name}', '${declined.value}')`);
    await use(newcomer);
  },
});
