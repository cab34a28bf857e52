// How long each test took, over all the programs that run tests: both Vitest and Playwright take this as a reporter.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const here = import.meta.filename

/** The file that the reporters add to; without it they write nothing. */
const file = process.env.TEST_TIMES

const note = (from, name, ms) => file && appendFileSync(file, `${JSON.stringify({ from, name, ms })}\n`)

/** Notes the time of each test. The methods of both programs have names of their own, so one class serves both. */
export default class TestTimes {
  /** Vitest's. */
  onTestCaseResult(test) {
    note(test.module.relativeModuleId, test.fullName, test.diagnostic()?.duration ?? 0)
  }

  /** Playwright's. */
  onTestEnd(test, { duration }) {
    note(path.relative(root, test.location.file), test.titlePath().slice(3).join(' › '), duration)
  }
}

/** What a run of tests took: the reporters of it as options of both programs, and where they add to. */
export const timesNoted = file => ({
  file,
  vitest: ['--reporter=default', `--reporter=${here}`],
  playwright: [`--reporter=list,${here}`],
  env: { TEST_TIMES: file },
})

/**
 * The slowest tests, the slowest first, as lines of text.
 * @param {string} from the file that the reporters added to
 */
export function slowestTests(from, count = 20) {
  const lines = existsSync(from) ? readFileSync(from, 'utf8').split('\n') : []
  return lines
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ from, name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${from} › ${name}`)
}
