/** A reply as one of the shop's own origin; one that a test makes has no such type. */
export class BasicResponse extends Response {
  override get type(): ResponseType {
    return 'basic';
  }
  override clone(): Response {
    const { body, status, headers } = super.clone();
    return new BasicResponse(body, { status, headers });
  }
}
