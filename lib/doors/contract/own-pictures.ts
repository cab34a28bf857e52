import { z } from 'zod'

/** The file of an own picture, by the SHA-256 of its bytes. */
export const ownPicturePath = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })
