import path from 'node:path'
import { bundleTasks } from '../../scripts/lib/bundle-tasks.mjs'
import { root } from '../../scripts/lib/paths.mjs'

/** The tasks of the worker threads as the tests run them: of this very source, beside no build. */
export const tasksFile = path.join(root, 'node_modules', '.cache', 'work', 'tasks.cjs')

export const setup = () => bundleTasks(tasksFile)
