import { z } from 'zod'
import type { SharedLinks } from '@/lib/doors/contract/shared-designs'
import { hasAnyOf } from '@/lib/people/actor/can'
import { ownLinks } from '@/server/design/shared-designs/own-links'
import { shareDesign } from '@/server/design/shared-designs/share'
import { sharedKey } from '@/server/design/shared-designs/shared-key'
import { allowedBody } from '@/server/doors/http/allowed-body'
import { problemResponse, route } from '@/server/ground/http/answer'
import { newBrowserKey, ownerOf } from '@/server/ground/http/browser-key'
import { senderOf } from '@/server/ground/http/sender'

const personal = { 'cache-control': 'private, no-store' }

/**
 * `POST /api/shared-designs`: keeps a design for everyone who has its link. `GET`: the links that this browser has
 * made.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const key = sharedKey.read(request)
    const answer: SharedLinks = { links: key === null ? [] : await ownLinks(ownerOf(key)) }
    return Response.json(answer, { headers: personal })
  },
  POST: async request => {
    const asked = await allowedBody(request, {
      may: actor => hasAnyOf(actor, 'design.share'),
      schema: z.unknown(),
      limit: 'shares',
    })
    if (!asked.ok) return asked.response
    const key = sharedKey.read(request) ?? newBrowserKey()
    const shared = await shareDesign(
      asked.actor,
      { owner: ownerOf(key), sender: senderOf(request) },
      asked.value,
    )
    if (shared.ok) {
      const headers = { ...personal, 'set-cookie': sharedKey.cookie(key) }
      return Response.json({ code: shared.code }, { status: 201, headers })
    }
    if (shared.code === 'invalid_design') return problemResponse(shared.code, { errors: shared.findings })
    if (shared.code === 'design_too_heavy') return problemResponse(shared.code, { details: shared.excess })
    return problemResponse(shared.code)
  },
})
