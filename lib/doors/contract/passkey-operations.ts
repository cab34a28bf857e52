import { queries } from '@/lib/ground/contract/parameters'
import { sessionPath } from './accounts'
import { loginAnswerSchema } from './client'
import type { Operation } from './operations'
import { passkeyPaths } from './passkey-paths'
import {
  newPasskeySchema,
  passkeyBeginSchema,
  passkeyLoginSchema,
  passkeyOptions,
  passkeyRenameSchema,
  passkeysAnswer,
} from './passkeys'

/** The calls about one's own keys. */
const ownPasskeys = (
  path: string,
  ids: Record<'list' | 'begin' | 'add' | 'rename' | 'remove', string>,
): Operation[] => {
  const own = { tag: 'clients' as const, secured: false, path }
  const one = { ...own, path: `${path}/{id}`, pathParameters: sessionPath, status: 204 as const }
  return [
    { ...own, method: 'get', id: ids.list, query: queries.none, answer: passkeysAnswer },
    {
      ...own,
      method: 'post',
      path: `${path}/options`,
      id: ids.begin,
      body: passkeyBeginSchema,
      answer: passkeyOptions,
    },
    { ...own, method: 'post', id: ids.add, body: newPasskeySchema, status: 204 },
    { ...one, method: 'put', id: ids.rename, body: passkeyRenameSchema },
    { ...one, method: 'delete', id: ids.remove },
  ]
}

/** The calls that log in by a key. */
const passkeyLogin = (path: string, ids: Record<'ask' | 'logIn', string>): Operation[] => {
  const own = { tag: 'clients' as const, secured: false, method: 'post' as const }
  return [
    { ...own, path: `${path}/options`, id: ids.ask, answer: passkeyOptions },
    { ...own, path, id: ids.logIn, body: passkeyLoginSchema, answer: loginAnswerSchema },
  ]
}

/** Keys of devices that clients and staff log in with (PEOPLE-21). */
export const passkeyOperations: Operation[] = [
  ...passkeyLogin(passkeyPaths.client.login, { ask: 'askPasskey', logIn: 'logInByPasskey' }),
  ...passkeyLogin(passkeyPaths.staff.login, { ask: 'askStaffPasskey', logIn: 'logInStaffByPasskey' }),
  ...ownPasskeys(passkeyPaths.client.own, {
    list: 'passkeys',
    begin: 'beginPasskey',
    add: 'addPasskey',
    rename: 'renamePasskey',
    remove: 'removePasskey',
  }),
  ...ownPasskeys(passkeyPaths.staff.own, {
    list: 'staffPasskeys',
    begin: 'beginStaffPasskey',
    add: 'addStaffPasskey',
    rename: 'renameStaffPasskey',
    remove: 'removeStaffPasskey',
  }),
]
