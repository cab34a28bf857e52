import type { createCms } from '@/cms'

/** What the application hands to the content, where a test is about fields alone. */
export const noHooks: Parameters<typeof createCms>[0] = {
  contentChanged: () => undefined,
  staffActed: async () => undefined,
  professionalConfirmed: async () => {},
  moveOrder: async () => ({ ok: true }),
}
