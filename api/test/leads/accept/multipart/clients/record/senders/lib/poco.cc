#include <Poco/Net/FilePartSource.h>
#include <Poco/Net/HTMLForm.h>
#include <Poco/Net/HTTPClientSession.h>
#include <Poco/Net/HTTPRequest.h>
#include <Poco/Net/HTTPResponse.h>
#include <Poco/URI.h>

using namespace Poco::Net;

int main(int count, char** arguments) {
  Poco::URI address(arguments[1]);
  HTMLForm form(HTMLForm::ENCODING_MULTIPART);
  for (int index = 2; index < count; index++) {
    std::string pair = arguments[index];
    std::string name = pair.substr(0, pair.find('=')), value = pair.substr(pair.find('=') + 1);
    if (value[0] == '@') form.addPart(name, new FilePartSource(value.substr(1), "application/pdf"));
    else form.set(name, value);
  }
  HTTPClientSession session(address.getHost(), address.getPort());
  HTTPRequest request(HTTPRequest::HTTP_POST, address.getPath(), HTTPRequest::HTTP_1_1);
  form.prepareSubmit(request);
  form.write(session.sendRequest(request));
  HTTPResponse response;
  session.receiveResponse(response);
}
