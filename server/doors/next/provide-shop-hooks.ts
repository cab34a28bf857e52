import 'server-only'
import { provideHooks } from '@/cms/shop-hooks'
import { invalidateContent } from '../../catalogue/content/invalidate'
import { sendMail } from '../../ground/mail/transport'
import { recordAct } from '../../office/tools/record-act'
import { moveInPanel } from '../../orders/move-in-panel'
import { tellConfirmed } from '../../people/clients/confirm-professional'

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
