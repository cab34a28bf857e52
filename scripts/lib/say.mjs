/** What went wrong, in one plain sentence that says what to do. */
export class PlainError extends Error {}

const started = Date.now()
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s`

/** One line of progress. */
export function say(text) {
  console.log(`${seconds()}  ${text}`)
}

/** The steps that are done, in their order, with the seconds that each took. */
export const stepTimes = []

/** Runs one named step and says how long it took. */
export async function step(name, run) {
  const from = Date.now()
  console.log(`${seconds()}  ${name} …`)
  const result = await run()
  const took = (Date.now() - from) / 1000
  stepTimes.push({ name, took })
  console.log(`${seconds()}  ${name}: done in ${took.toFixed(1)} s`)
  return result
}

/** The sentence for a failure: our own as it stands, a full disk by name, anything else whole. */
export function explainFailure(error) {
  const text = String(error?.output ?? error?.message ?? error)
  if (/ENOSPC|No space left on device/i.test(text)) {
    return 'The disk is full: free some space (about 2 GB) and start again. No data was lost.'
  }
  if (error instanceof PlainError) return error.message
  return error?.stack ?? text
}
