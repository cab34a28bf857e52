import 'server-only'
import { provideHooks } from '@/cms/shop-hooks'
import { tellConfirmed } from '../clients/confirm-professional'
import { invalidateContent } from '../content/invalidate'
import { sendMail } from '../mail/transport'
import { moveInPanel } from '../orders/move-in-panel'
import { recordAct } from '../tools/record-act'

/** Hands the use cases that follow a change to Payload's hooks, for all of this process. */
export function provideShopHooks(): void {
  provideHooks({
    contentChanged: invalidateContent,
    staffActed: recordAct,
    moveOrder: moveInPanel,
    professionalConfirmed: tellConfirmed,
    sendMail,
  })
}
