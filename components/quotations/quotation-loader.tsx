'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '../cart/skeleton'

const loadQuotation = () => import('./quotation-view')

/** A quotation belongs to one client: its code and its data come after the page. */
export const QuotationLoader = dynamic(() => loadQuotation().then(({ QuotationIsland }) => QuotationIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
