import { BaseSequencer } from 'vitest/node'

/**
 * Test files one after another by their names. They share a shop, so their order must not depend on a file's size or its last duration,
 * as in Vitest's default.
 */
export class ByName extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return [...files].sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}
