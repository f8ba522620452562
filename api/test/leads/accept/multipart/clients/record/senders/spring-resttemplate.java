import org.springframework.core.io.FileSystemResource;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.web.client.RestTemplate;

class Main {
  public static void main(String[] arguments) {
    LinkedMultiValueMap<String, Object> form = new LinkedMultiValueMap<>();
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      form.add(pair[0], pair[1].startsWith("@") ? new FileSystemResource(pair[1].substring(1)) : pair[1]);
    }
    org.springframework.http.HttpHeaders headers = new org.springframework.http.HttpHeaders();
    headers.setContentType(org.springframework.http.MediaType.MULTIPART_FORM_DATA);
    new RestTemplate().postForObject(arguments[0], new org.springframework.http.HttpEntity<>(form, headers), String.class);
    System.out.println("Spring " + RestTemplate.class.getPackage().getImplementationVersion() + " RestTemplate");
  }
}
