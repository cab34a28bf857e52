import { getTranslations } from 'next-intl/server'
import { ContactAnswers } from '@/components/contact/contact-answers'
import { ContactDetails } from '@/components/contact/contact-details'
import { LazyContactForm } from '@/components/contact/lazy'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { ClientMessages } from '../../../client-messages'
import { readCompany } from '../../../content'
import type { BlockView } from './block-view'

/** The form to write to the shop, and how else it is reached. */
export const Contact: BlockView<'contact'> = async ({ ctx }) => {
  const [company, t] = await Promise.all([readCompany(), getTranslations('contact')])
  return (
    <section className="wrap grid gap-10 pt-7 pb-16 lg:gap-16 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0 max-w-200">
        <ClientMessages names={['contact', 'validators']} except={['contact.next']}>
          <LazyContactForm
            deliveryUrl={helpPaths.delivery[ctx.language]}
            privacyUrl={helpPaths.privacy[ctx.language]}
          />
        </ClientMessages>
      </div>
      <aside aria-label={t('beside')} className="grid content-start gap-4">
        <ClientMessages names={['contact']} except={['contact.next']}>
          <ContactDetails company={company} />
        </ClientMessages>
        <ContactAnswers language={ctx.language} />
      </aside>
    </section>
  )
}
