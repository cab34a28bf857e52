import { BaseSequencer } from 'vitest/node'

/**
 * Test files one after another by their names. They share a shop, so their order shall not hang on how large a file is or on
 * how long it took the last time, which Vitest goes by itself.
 */
export class ByName extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return [...files].sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}
