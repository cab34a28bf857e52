'use client'
import type { Client } from '@/lib/people/client/client'
import { OwnData } from './own-data'
import { Passkeys } from './passkeys'
import { PasswordForm } from './password-form'
import { SecondFactor } from './second-factor'
import { SecurityLog } from './security-log'
import { SessionList } from './session-list'

/** What keeps the account safe, what happened to it, and the way out of it. */
export function SecurityView({ client }: { client: Client }) {
  return (
    <div className="max-w-180 space-y-12">
      {client.authType === 'password' && <PasswordForm email={client.email} />}
      <SecondFactor client={client} />
      <Passkeys client={client} />
      <SessionList />
      <SecurityLog />
      <OwnData client={client} />
    </div>
  )
}
