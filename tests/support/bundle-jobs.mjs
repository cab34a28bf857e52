import path from 'node:path'
import { bundleJobs } from '../../scripts/lib/bundle-jobs.mjs'
import { root } from '../../scripts/lib/paths.mjs'

/** The jobs of the worker threads as the tests run them: of this very source, beside no build. */
export const jobsFile = path.join(root, 'node_modules', '.cache', 'work', 'jobs.cjs')

export const setup = () => bundleJobs(jobsFile)
