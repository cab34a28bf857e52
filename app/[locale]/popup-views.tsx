'use client'
import { lazy, type ReactNode, Suspense } from 'react'
import type { AuthProps } from '@/components/popups/auth'
import type { DecreasingPricesProps } from '@/components/popups/decreasing/decreasing-prices'
import type { EditingInProgressProps } from '@/components/popups/editing-in-progress'
import type { QuickViewProps } from '@/components/popups/product/quick-view'
import type { QuotationEditProps } from '@/components/popups/quotation/quotation-edit'
import type { QuotationPopupProps } from '@/components/popups/quotation/quotation-popup'
import type { RedirectWebsiteProps } from '@/components/popups/redirect-website'
import type { SaveCartProps } from '@/components/popups/save-cart/save-cart'
import type { SidebarProps } from '@/components/popups/sidebar/sidebar'
import type { CreateQuotationProps } from '@/components/popups/staff/create-quotation'
import type { ThresholdsProps } from '@/components/popups/thresholds/thresholds'
import type { TranquilityProps } from '@/components/popups/tranquility'
import type { ProofPopupProps } from '@/components/proof/proof-popup'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { closePopup, type OpenPopup, type PopupProps } from '@/stores/ui'

// Each popup is a file of its own, and the pages carry none of them.
const Auth = lazy(() => import('@/components/popups/auth'))
const CreateQuotation = lazy(() => import('@/components/popups/staff/create-quotation'))
const EditingInProgress = lazy(() => import('@/components/popups/editing-in-progress'))
const DecreasingPrices = lazy(() => import('@/components/popups/decreasing/decreasing-prices'))
const Help = lazy(() => import('@/components/popups/help'))
const HelpRetailer = lazy(() => import('@/components/popups/help-retailer'))
const InitQuotation = lazy(() => import('@/components/popups/staff/init-quotation'))
const ModelsPopup = lazy(() => import('@/components/popups/staff/models-popup'))
const MagicProduct = lazy(() => import('@/components/popups/staff/magic-product'))
const QuotationEdit = lazy(() => import('@/components/popups/quotation/quotation-edit'))
const QuotationPopup = lazy(() => import('@/components/popups/quotation/quotation-popup'))
const QuickView = lazy(() => import('@/components/popups/product/quick-view'))
const Proof = lazy(() => import('@/components/proof/proof-popup'))
const RedirectWebsite = lazy(() => import('@/components/popups/redirect-website'))
const Thresholds = lazy(() => import('@/components/popups/thresholds/thresholds'))
const Tranquility = lazy(() => import('@/components/popups/tranquility'))
const Retailer = lazy(() => import('@/components/popups/retailer'))
const SaveCart = lazy(() => import('@/components/popups/save-cart/save-cart'))
const Sidebar = lazy(() => import('@/components/popups/sidebar/sidebar'))

const ToolsWidget = lazy(() => import('@/components/tools/widget/tools-widget'))
const UpsellSupportMulti = lazy(() => import('@/components/popups/upsell-support-multi'))

interface Shared {
  locale: SiteLocale
  onClose: () => void
}

/** What its opener has handed over: the code that opens a popup knows its props (`openPopup`). */
const own = <Props extends Pick<Shared, 'onClose'>>(props: PopupProps) => props as Omit<Props, keyof Shared>

function viewOf(name: OpenPopup['name'], props: PopupProps, shared: Shared): ReactNode {
  switch (name) {
    case 'adminCreateQuotation':
      return <CreateQuotation {...own<CreateQuotationProps>(props)} {...shared} />
    case 'adminInitQuotation':
      return <InitQuotation {...shared} />
    case 'adminMagicProduct':
      return <MagicProduct {...shared} />
    case 'auth':
      return <Auth {...own<AuthProps>(props)} {...shared} />
    case 'clientQuotationEdit':
      return <QuotationEdit {...own<QuotationEditProps>(props)} {...shared} />
    case 'editingInProgress':
      return <EditingInProgress {...own<EditingInProgressProps>(props)} {...shared} />
    case 'decreasingPricesStamp':
    case 'decreasingPricesSign':
      return <DecreasingPrices {...own<DecreasingPricesProps>(props)} {...shared} />
    case 'help':
      return <Help {...shared} />
    case 'helpRetailer':
      return <HelpRetailer {...shared} />
    case 'modelsManager':
      return <ModelsPopup {...shared} />
    case 'product':
      return <QuickView {...own<QuickViewProps>(props)} {...shared} />
    case 'proof':
      return <Proof {...own<ProofPopupProps>(props)} {...shared} />
    case 'quotationPopup':
    case 'onDemand':
    case 'rebuyMagicProduct':
      return <QuotationPopup {...own<QuotationPopupProps>(props)} {...shared} />
    case 'redirectWebsite':
      return <RedirectWebsite {...own<RedirectWebsiteProps>(props)} onClose={shared.onClose} />
    case 'retailer':
      return <Retailer {...shared} />
    case 'saveCart':
      return <SaveCart {...own<SaveCartProps>(props)} {...shared} />
    case 'tranquility':
      return <Tranquility {...own<TranquilityProps>(props)} {...shared} />
    case 'toolsWidget':
      return <ToolsWidget locale={shared.locale} />
    case 'upsellSupportMulti':
      return <UpsellSupportMulti {...shared} />
    case 'xxlThresholds':
      return <Thresholds {...own<ThresholdsProps>(props)} {...shared} />
    case 'sidebar':
      return <Sidebar {...own<SidebarProps>(props)} {...shared} />
    default:
      return null
  }
}

/** An open popup; nothing for a name that has no view. */
export function PopupView({ name, props, locale }: OpenPopup & { locale: SiteLocale }) {
  return <Suspense>{viewOf(name, props, { locale, onClose: () => closePopup(name) })}</Suspense>
}
