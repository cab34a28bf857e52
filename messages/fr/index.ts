import account from './account.json'
import accountArea from './account-area.json'
import accountMail from './account-mail.json'
import backOffice from './back-office.json'
import cart from './cart.json'
import cartChanges from './cart-changes.json'
import catalogue from './catalogue.json'
import checkout from './checkout.json'
import consent from './consent.json'
import contact from './contact.json'
import editing from './editing.json'
import editor from './editor.json'
import findings from './findings.json'
import help from './help.json'
import home from './home.json'
import importDesign from './import-design.json'
import invoice from './invoice.json'
import layout from './layout.json'
import ledger from './ledger.json'
import mail from './mail.json'
import order from './order.json'
import orderPage from './order-page.json'
import outage from './outage.json'
import packing from './packing.json'
import pageNotes from './page-notes.json'
import payment from './payment.json'
import payments from './payments.json'
import popups from './popups.json'
import price from './price.json'
import problems from './problems.json'
import product from './product.json'
import proof from './proof.json'
import quotation from './quotation.json'
import quoteRequest from './quote-request.json'
import region from './region.json'
import screen from './screen.json'
import search from './search.json'
import shared from './shared.json'
import site from './site.json'
import staffMenu from './staff-menu.json'
import staffQuotation from './staff-quotation.json'
import standIn from './stand-in.json'
import styleguide from './styleguide.json'
import supplies from './supplies.json'
import tools from './tools.json'
import toolsWidget from './tools-widget.json'
import validators from './validators.json'

export default {
  account,
  accountArea,
  accountMail,
  backOffice,
  cart,
  cartChanges,
  catalogue,
  checkout,
  consent,
  contact,
  editing,
  editor,
  findings,
  help,
  home,
  importDesign,
  invoice,
  layout,
  ledger,
  mail,
  order,
  outage,
  packing,
  pageNotes,
  payment,
  orderPage,
  payments,
  popups,
  price,
  problems,
  product,
  proof,
  quotation,
  quoteRequest,
  region,
  screen,
  shared,
  search,
  site,
  staffMenu,
  staffQuotation,
  standIn,
  styleguide,
  supplies,
  tools,
  toolsWidget,
  validators,
}
