import { settingsFault } from '@/server/ground/settings/check'

/**
 * Ends the process with one sentence where it cannot run with its settings (RUN-4). `npm start` has checked them before; who starts Next
 * directly sees the sentence here, because a thrown error would be reported again at every request.
 */
export function refuseSettings(): void {
  const fault = settingsFault()
  if (!fault) return
  console.error(fault)
  process.exit(1)
}
