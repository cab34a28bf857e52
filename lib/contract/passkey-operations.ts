import { sessionPath } from './accounts'
import { loginAnswerSchema } from './client'
import type { Operation } from './operations'
import { queries } from './parameters'
import {
  newPasskeySchema,
  passkeyBeginSchema,
  passkeyLoginSchema,
  passkeyOptions,
  passkeyRenameSchema,
  passkeysAnswer,
} from './passkeys'

const own = { tag: 'clients' as const, secured: false }

/** Keys of devices that clients log in with (PEOPLE-21). */
export const passkeyOperations: Operation[] = [
  {
    ...own,
    method: 'post',
    path: '/api/auth/passkey/options',
    id: 'askPasskey',
    answer: passkeyOptions,
  },
  {
    ...own,
    method: 'post',
    path: '/api/auth/passkey',
    id: 'logInByPasskey',
    body: passkeyLoginSchema,
    answer: loginAnswerSchema,
  },
  {
    ...own,
    method: 'get',
    path: '/api/clients/passkeys',
    id: 'passkeys',
    query: queries.none,
    answer: passkeysAnswer,
  },
  {
    ...own,
    method: 'post',
    path: '/api/clients/passkeys/options',
    id: 'beginPasskey',
    body: passkeyBeginSchema,
    answer: passkeyOptions,
  },
  {
    ...own,
    method: 'post',
    path: '/api/clients/passkeys',
    id: 'addPasskey',
    body: newPasskeySchema,
    status: 204,
  },
  {
    ...own,
    method: 'put',
    path: '/api/clients/passkeys/{id}',
    id: 'renamePasskey',
    pathParameters: sessionPath,
    body: passkeyRenameSchema,
    status: 204,
  },
  {
    ...own,
    method: 'delete',
    path: '/api/clients/passkeys/{id}',
    id: 'removePasskey',
    pathParameters: sessionPath,
    status: 204,
  },
]
