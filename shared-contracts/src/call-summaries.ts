/**
 * What each call does, in one line for the provider's documentation: apart from the calls, because no
 * shopper's browser needs it.
 */
import type { calls } from './calls';

export const callSummaries: Record<keyof typeof calls, string> = {
  login:
    "Log in. A right password of an unverified account answers 403 'Please verify your email'.",
  register: 'Register. A known email is answered as a new one; its owner gets another mail.',
  logout: 'End the session.',
  verifyEmail:
    'Verify an account by the code that was mailed. From the browser that registered it logs in too.',
  resendVerification: 'Mail a new verification code.',
  forgotPassword: 'Mail a code that resets the password.',
  resetPassword:
    'Set a new password by the code that was mailed; every session of the account ends.',
  changePassword: 'Set a new password by the current one; every other session of the account ends.',
  readAccountData:
    'Everything that is kept of the caller, as one document (Data Privacy Act: access, portability).',
  deleteAccount:
    "Delete the caller's account by its password; orders stay without anything personal (Data Privacy Act: erasure).",
  addItems:
    "Add lines to the caller's cart; answers what came of each, and the cart as it is then.",
  updateCart: "Change a line of the caller's cart; answers the cart as it is then.",
  fetchCart: "The caller's cart.",
  listBrands: 'All brands, with product counts.',
  listCategories: 'All categories, with counts.',
  listFeatured: 'The featured products.',
  listProducts: 'A page of products: of all, or of one category or brand (`id` with `type`).',
  readCategory: 'One category with its first products.',
  readBrand: 'One brand with its first products.',
  readCompany:
    "The company that the caller orders for: name, TIN, branch and address, '' where nothing is said.",
  saveCompany:
    'Store the company that the caller orders for, and answer it as it is stored. A field that is missing is emptied.',
  listBlogs:
    "All blog articles, newest first. With 'body=beginning' each body may end after its first 240 characters of text: a list shows 120. A provider may give the whole.",
  readBlog: 'One blog article.',
  listTestimonials: 'What customers say.',
  findFacetEntries:
    'The brands or categories of a list whose name has a text in it, with counts: its facets have the 200 of most products.',
  readFacets: 'What a list can be narrowed by, with counts: brands, categories and specs.',
  sendInquiry: 'Send an inquiry to the shop. Repeats under one Idempotency-Key send it once.',
  keepSignIn: 'Stay signed in on this browser: sets the cookie of `resumeSignIn`.',
  resumeSignIn:
    'Log in by the cookie; answers 401, and removes it, where it is of no persistent sign-in.',
  fetchPersistentSignIns: 'The browsers in which the caller stays signed in, the last used first.',
  endPersistentSignIn: 'End one of them, with the sessions that came from it.',
  placeOrder: "Order what is in the caller's cart. Other totals than the provider's answer 409.",
  fetchOrders: "The caller's orders, newest first.",
  claimOrder:
    "Make an order that staff wrote down the caller's own, by the code on its slip; a second time too.",
  listProductIds: 'The ids of all products on sale, by thousands, for a list of all pages.',
  readProduct: "One product, by its own or one of its variants' id.",
  readComparedSpecs:
    'What the specs of compared products mean: equal ones of other spellings, and sizes in one unit.',
  readFits:
    'What fits a variant: discs of a machine, batteries of a tool, and the other way round.',
  findOwnedFits:
    'The tools that the caller has bought and that something of a list fits, each with how many.',
  matchLines: 'What lines of a quick order mean: for each, the variants with price and stock.',
  findStandIns:
    'What may stand in for a variant: at most six that are equal or better in all that decides, with each difference, and whether a person can find more.',
  requestQuotation:
    'Ask for a quotation, with or without a token. Repeats under one Idempotency-Key ask once.',
  listQuotations: "The caller's quotations, newest first.",
  readQuotation: "One of the caller's quotations by its number, or anybody's by its link.",
  shareQuotation: 'The link by which anybody reads a quotation, until it is revoked.',
  revokeQuotationLink: 'End the link of a quotation.',
  declineQuotation: 'Say that a quotation is not wanted.',
  acceptQuotation:
    'Order what a quotation offers, once and at its prices; again it answers with the same order.',
  fetchSavedLists: "The caller's saved lists without their lines, the last changed first.",
  makeSavedList:
    'Make a list, empty or with lines. A name that the caller has already answers 422.',
  readSavedList: "One of the caller's lists, with its lines as the shop sells them now.",
  saveToList:
    'Put lines on a list. A line that is on it keeps the larger quantity, so a repeat is harmless.',
  changeSavedLine: 'Set the quantity of a line; 0 removes it.',
  changeSavedList: 'Rename a list, or put its lines into another order.',
  shareSavedList: 'Make a link to a list, or end it. An ended link never works again.',
  readSharedList: 'A list by its link, for anybody who has it.',
  deleteSavedList: 'Delete a list; deleting it again changes nothing.',
  searchProducts: 'Search products.',
  searchSuggestions: 'Words that complete a query.',
  popularSearches: 'What others search most.',
  tellChosen:
    'Say which result of a search was opened: what many shoppers choose comes earlier among what matches as well. Nothing says who; the answer is the same, whether it counts or not.',
  readShop:
    'What the shop says of itself, as it is set now. Document servers ask for it; its pages say the hours and the address of their own configuration where a provider lacks it.',
  readOfflineCatalogue:
    'The whole catalogue in little, for a browser to search in without a network, or what changed since a version.',
  readOfflineCatalogueSize: 'How large the catalogue is that a browser can keep.',
};
