import { askPasskey } from '@/server/factors/passkeys/log-in-passkey'
import { personalJson } from '@/server/http/account-answer'
import { route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { ownOriginOf, refuseForeign } from '@/server/http/origin'

/** `POST /api/auth/passkey/options`: what a device signs to let its client in. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('login', request))
    return refused ?? personalJson(await askPasskey(ownOriginOf(request)))
  },
})
