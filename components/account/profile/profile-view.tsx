'use client'
import type { Client } from '@/lib/people/client/client'
import { AddressBook } from './address-book'
import { Colleagues } from './colleagues'
import { IdentityForm } from './identity-form'
import { NewsChoice } from './news-choice'

/** Who the client is, where he lives, and whether he wants the newsletter. */
export function ProfileView({ client }: { client: Client }) {
  return (
    <div className="max-w-180 space-y-12">
      <IdentityForm client={client} />
      <Colleagues />
      <AddressBook client={client} />
      <NewsChoice client={client} />
    </div>
  )
}
