/** The shop's mark, as in the header. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="#ff6a13" d="M0 0h28v28H0z"/><path fill="#17110c" d="M5 22V6h4v16zm6 0V6h4l4 9V6h4v16h-4l-4-9v9z"/></svg>';
