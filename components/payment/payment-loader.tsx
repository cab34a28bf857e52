'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '../cart/skeleton'

const loadPayment = () => import('./payment-view')

/** A payment belongs to one buyer: its code and its data come after the page. */
export const PaymentLoader = dynamic(() => loadPayment().then(({ PaymentIsland }) => PaymentIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
