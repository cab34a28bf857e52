import 'server-only'
import { provideHooks } from '@/cms/shop-hooks'
import { invalidateContent } from '@/server/catalogue/content/invalidate'
import { sendMail } from '@/server/ground/mail/transport'
import { recordAct } from '@/server/office/tools/record-act'
import { moveInPanel } from '@/server/orders/move-in-panel'
import { notifyConfirmed } from '@/server/people/clients/confirm-professional'

/** Hands the use cases that follow a change to Payload's hooks, for all of this process. */
export function provideShopHooks(): void {
  provideHooks({
    contentChanged: invalidateContent,
    staffActed: recordAct,
    moveOrder: moveInPanel,
    professionalConfirmed: notifyConfirmed,
    sendMail,
  })
}
