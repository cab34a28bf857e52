import { settingsFault } from '@/server/ground/settings/check'

/**
 * Ends the process with one sentence where it cannot run with its settings (RUN-4). `npm start` has judged them before; who starts Next
 * by itself hears it here, where an error that is thrown would be said again at every request.
 */
export function refuseSettings(): void {
  const fault = settingsFault()
  if (!fault) return
  console.error(fault)
  process.exit(1)
}
