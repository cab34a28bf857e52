'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '../cart/skeleton'

const loadOrder = () => import('./order-view')

/** An order belongs to one person: its code and its data come after the page. */
export const OrderLoader = dynamic(() => loadOrder().then(({ OrderIsland }) => OrderIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
